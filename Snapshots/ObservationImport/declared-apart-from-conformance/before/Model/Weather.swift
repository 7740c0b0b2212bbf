import Foundation

/// Declared without any import of Combine.
class Weather {
  var degrees = 20
}
