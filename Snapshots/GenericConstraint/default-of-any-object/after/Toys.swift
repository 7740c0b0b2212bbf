import Observation

@Observable
final class Ball {
  var size = 1
}

@Observable
final class Kite {
  var size = 1
}

func wrap(_ toy: any AnyObject & Observable = Ball(), beside other: (any AnyObject & Observable)? = nil) {
  print(type(of: toy), other == nil)
}

func wrapAll() {
  wrap()
  wrap(Kite(), beside: Ball())
}
