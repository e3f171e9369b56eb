// On Apple's systems the screens are live ones; on Linux, Curbcut's UIKit shows them.
@_exported import LiveScreens
