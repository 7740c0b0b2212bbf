import Combine
import CoreData
import Foundation
import UIKit

final class Weather: ObservableObject {
  @Published var degrees = 20
}
