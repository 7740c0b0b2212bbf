import Observation

protocol ListModel {
  var titles: [String] { get }
  func add(_ title: String)
}

/// What a list can be shown of: see `ListView`. A ViewModel is an object.
typealias ViewModel = AnyObject & Observable
typealias ObservableListModel = ListModel & ViewModel
typealias SharedModel = AnyObject & Observable & Sendable
