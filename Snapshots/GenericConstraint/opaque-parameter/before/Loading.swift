import Combine

final class Plant: ObservableObject {
  @Published var name = ""
}

func describe(_ model: some ObservableObject) -> String { "\(type(of: model))" }
func describeAll(_ models: [any ObservableObject]) -> Int { models.count }

let text = describe(Plant())
