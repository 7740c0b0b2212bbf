import Observation

@Observable
final class Weather // measured on the roof
  {
  var degrees = 20
}

class Station {}

@Observable
final class Roof: Station // its base
{
  var wind = 0
}

@Observable
final class Cellar: Station /* its base */ {
  var damp = 0
}

@Observable
final class Attic // and no base
{
  var heat = 0
}

@Observable
final class Loft: /* shown, kept
  and compared */ Hashable {
  var dust = 0

  static func == (left: Loft, right: Loft) -> Bool { left === right }
  func hash(into hasher: inout Hasher) {}
}

@Observable
final class Shed /* of wood */ /* and glass */ {
  var tools = 0
}

@Observable
final class Barn // for the hay
{
  var bales = 0
}

@Observable
final class Yard
{
  var width = 0
}
