import Observation

@Observable
final class Bed {
  var plants = 0
}

@Observable
final class Garden {
  var title = ""
  let bed = Bed()
}

@Observable
final class Orchard {
  var title = ""
  let bed = Bed()
}
