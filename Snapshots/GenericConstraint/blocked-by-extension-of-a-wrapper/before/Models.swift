import SwiftUI

final class Draft: ObservableObject {
  @Published var text = ""
}

final class Inbox: ObservableObject {
  @Published var unread = 0
}

final class Archive: ObservableObject {
  @Published var count = 0
}
