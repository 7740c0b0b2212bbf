@_exported import Garden
