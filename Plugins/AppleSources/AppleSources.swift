import Foundation
import PackagePlugin

@main
struct AppleSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] { [] }
}
