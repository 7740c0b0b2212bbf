import Foundation
import Combine
import SwiftUI

final class Garden: ObservableObject {
  @Published var beds = 0
}
