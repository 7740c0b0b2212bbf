import Observation

@Observable
final class Bed {
  var plants = 0
}

@Observable
final class Rows {
  var title = ""
  let bed = Bed()
}

@Observable
final class Columns {
  var title = ""
  let bed = Bed()
}
