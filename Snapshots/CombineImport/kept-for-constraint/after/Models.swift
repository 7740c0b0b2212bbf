import Combine
import Observation

@Observable
final class Garden {
  var beds = 0
}

func describe(_ object: some ObservableObject) -> String {
  String(describing: type(of: object))
}
