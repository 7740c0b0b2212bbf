import Combine

final class Drafts: ObservableObject {
  @Published var count = 0
}

func only<Model: ObservableObject>(of models: [Any]) -> Model? {
  models.compactMap { $0 as? Model }.first
}

let drafts: Drafts? = only(of: [])
