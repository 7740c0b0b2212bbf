import Combine

final class Ball: ObservableObject {
  @Published var size = 1
}

final class Kite: ObservableObject {
  @Published var size = 1
}

func wrap(_ toy: any ObservableObject = Ball(), beside other: (any ObservableObject)? = nil) {
  print(type(of: toy), other == nil)
}

func wrapAll() {
  wrap()
  wrap(Kite(), beside: Ball())
}
