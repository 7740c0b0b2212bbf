import Combine

final class Song: ObservableObject {
  @Published var title = ""
}

final class Album: ObservableObject {
  @Published var title = ""
}

final class Artist: ObservableObject {
  @Published var name = ""
}

final class Label {
  var name = ""
}
