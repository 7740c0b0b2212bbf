import CoreData
import Foundation
import Observation
import UIKit

@Observable
final class Weather {
  var degrees = 20
}
