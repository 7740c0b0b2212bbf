import SwiftUI

final class Navigation: ObservableObject {
  @SceneStorage("tab") var tab = 0
}

final class Tabs: ObservableObject {
  @Published var tab = 0
}
