@_exported import Weather
