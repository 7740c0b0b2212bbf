import SwiftUI

final class Navigation: ObservableObject {
  @SceneStorage("tab") var tab = 0
}

@Observable
final class Tabs {
  var tab = 0
}
