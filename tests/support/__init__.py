"""What tests share: processes, clients and tables. Tools may use it too."""
