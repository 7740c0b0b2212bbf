import SwiftUI

final class Draft: ObservableObject {
  @Published var text = ""
}

final class Inbox: ObservableObject {
  @Published var unread = 0
}

@Observable
final class Archive {
  var count = 0
}
