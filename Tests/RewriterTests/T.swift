import Testing
@testable import MigrateObservable
@Test func t() {}
