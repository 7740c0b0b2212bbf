import Combine

final class Feed: ObservableObject {
  @Published var title = ""
}

final class Archive: ObservableObject {
  @Published var title = ""
}

let main: (object: any ObservableObject, rank: Int) = (Feed(), 1)
let kinds: [any ObservableObject.Type] = [Archive.self]
