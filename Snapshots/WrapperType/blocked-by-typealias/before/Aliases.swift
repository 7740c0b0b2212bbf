import SwiftUI

typealias Owned = StateObject
typealias Tracked = Published
typealias PublisherOf<Value> = Published<Value>.Publisher
