import Combine
import Foundation

public protocol Station: ObservableObject {
  var degrees: Int { get }
}
