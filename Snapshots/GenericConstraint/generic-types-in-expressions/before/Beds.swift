import Combine

enum Route<Model: ObservableObject> {
  case detail(Model)
  case list
}

func open() {
  let route = Route.detail(Bed())
  print(route)
}
