// A stand-in for SwiftUI: the signatures that Apple documents, and a host that re-creates view
// values as SwiftUI does. Nothing is laid out or drawn; what a view shows is text.

@_exported import AppKit
@_exported import Foundation
@_exported import Observation
@_exported import UIKit

// On Apple's systems too these two names of Combine come with SwiftUI, and no others.
@_exported import protocol Combine.ObservableObject
@_exported import struct Combine.Published
