import Combine

typealias Use<Model: ObservableObject> = (Model) -> Void

let sharpen: Use<Tool> = { $0.name = "sharp" }
