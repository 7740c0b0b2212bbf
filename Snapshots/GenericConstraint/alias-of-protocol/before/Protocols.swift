import Combine

protocol ListModel {
  var titles: [String] { get }
  func add(_ title: String)
}

/// What a list can be shown of: see `ListView`. A ViewModel is an object.
typealias ViewModel = Combine.ObservableObject
typealias ObservableListModel = ListModel & ViewModel
typealias SharedModel = AnyObject & ObservableObject & Sendable
