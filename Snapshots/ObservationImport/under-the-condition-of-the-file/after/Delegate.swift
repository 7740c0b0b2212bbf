//
//  Delegate.swift
//

#if os(iOS) || os(Linux)
import Foundation
import Observation

@Observable
final class Delegate {
  var link: URL?
}
#endif
