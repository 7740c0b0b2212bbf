import Foundation
import Observation

public protocol Station: AnyObject, Observable {
  var degrees: Int { get }
}
