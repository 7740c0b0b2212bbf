import Combine
import Observation

final class Plant: ObservableObject, Observable {
  @Published var name = ""
}
