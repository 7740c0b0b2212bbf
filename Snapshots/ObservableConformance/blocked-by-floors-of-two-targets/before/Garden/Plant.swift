import SwiftUI

final class Plant: ObservableObject {
  @Published var name = ""
}
