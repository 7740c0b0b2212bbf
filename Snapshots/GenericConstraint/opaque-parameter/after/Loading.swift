import Combine
import Observation

@Observable
final class Plant {
  var name = ""
}

func describe(_ model: some AnyObject & Observable) -> String { "\(type(of: model))" }
func describeAll(_ models: [any ObservableObject]) -> Int { models.count }

let text = describe(Plant())
