import Combine
import CoreData

final class Gate: ObservableObject {
  @Published var isOpen = false
}

final class Guide: ObservableObject {
  @Published var page = 0
}

func note<Model: ObservableObject>(_ model: Model) {}

func watch<Model: ObservableObject>(_ model: Model) -> AnyCancellable {
  model.objectWillChange.sink { _ in print("changed") }
}

func start(_ gate: Gate, _ guide: Guide, _ record: NSManagedObject) {
  note(gate)
  note(record)
  _ = watch(guide)
}
