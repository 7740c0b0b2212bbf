extension Plant: Equatable {
  static func == (left: Plant, right: Plant) -> Bool {
    // The name may change.
    left.id == right.id
  }
}

extension Gardener: Equatable {
  static func == (left: Gardener, right: Gardener) -> Bool { left.name == right.name }
}

extension Helper: Equatable {
  static func == (left: Helper, right: Helper) -> Bool { left.id == right.id }
}
