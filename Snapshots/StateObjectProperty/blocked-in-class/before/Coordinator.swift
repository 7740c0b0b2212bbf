import SwiftUI

final class Garden: ObservableObject {
  @Published var beds = 0
}

final class Coordinator {
  @StateObject var garden = Garden()
}
