import SwiftUI

/// One property, with a default for each build.
@Observable
final class Margins {
  #if DEBUG
  var margin: Int {
    get {
      access(keyPath: \.margin)
      return marginStorage
    }
    set {
      withMutation(keyPath: \.margin) { marginStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("margin") private var marginStorage = 4
  #else
  var margin: Int {
    get {
      access(keyPath: \.margin)
      return marginStorage
    }
    set {
      withMutation(keyPath: \.margin) { marginStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("margin") private var marginStorage = 8
  #endif
}

/// Two properties, whose changes the one does not tell of that was not assigned.
@Observable
final class Paddings {
  var inner: Int {
    get {
      access(keyPath: \.inner)
      return innerStorage
    }
    set {
      withMutation(keyPath: \.inner) { innerStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("padding") private var innerStorage = 4
  var outer: Int {
    get {
      access(keyPath: \.outer)
      return outerStorage
    }
    set {
      withMutation(keyPath: \.outer) { outerStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("padding") private var outerStorage = 4
}

struct MarginsView: View {
  let margins: Margins
  let paddings: Paddings

  var body: some View {
    Text("\(margins.margin) \(paddings.inner) \(paddings.outer)")
  }
}
