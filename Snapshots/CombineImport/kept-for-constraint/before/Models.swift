import Combine

final class Garden: ObservableObject {
  @Published var beds = 0
}

func describe(_ object: some ObservableObject) -> String {
  String(describing: type(of: object))
}
