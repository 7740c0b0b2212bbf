//
//  Delegate.swift
//

#if os(iOS) || os(Linux)
import Combine
import Foundation
import Observation

@Observable
final class Delegate {
  var link: URL?
}
#endif
