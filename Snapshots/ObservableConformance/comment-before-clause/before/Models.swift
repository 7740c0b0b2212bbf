import Combine

final class Weather // measured on the roof
  : ObservableObject {
  @Published var degrees = 20
}

class Station {}

final class Roof: Station, // its base
  ObservableObject {
  @Published var wind = 0
}

final class Cellar: Station, /* its base */ ObservableObject {
  @Published var damp = 0
}

final class Attic: ObservableObject // and no base
{
  @Published var heat = 0
}

final class Loft: ObservableObject /* shown, kept
  and compared */, Hashable {
  @Published var dust = 0

  static func == (left: Loft, right: Loft) -> Bool { left === right }
  func hash(into hasher: inout Hasher) {}
}

final class Shed: /* of wood */ ObservableObject /* and glass */ {
  @Published var tools = 0
}

final class Barn: // for the hay
  ObservableObject {
  @Published var bales = 0
}

final class Yard:
  ObservableObject
{
  @Published var width = 0
}
